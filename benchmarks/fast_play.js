// What the player sees and wants, in the page: it reads what lies there, and is asked which key comes next.
(() => {
    const PLAYS = ['village', 'festival', 'laboratory', 'market', 'smithy', 'militia', 'moat'];
    const all = pieces => [...document.querySelectorAll(pieces)];
    const key = piece => piece.querySelector('.key')?.textContent ?? '';
    const can = face => all(`.hand .held[aria-disabled=false][data-face=${face}]`)[0];
    const pile = face => all(`.tile[aria-disabled=false][data-face=${face}]`)[0];
    const bought = {};
    const wish = (coins, turn) => {
        const many = face => bought[face] ?? 0;
        if (coins >= 8 && turn > 14) return 'province';
        if (coins >= 6 && many('gold') < 2) return 'gold';
        if (coins >= 5) return ['laboratory', 'market', 'festival'].sort((a, b) => many(a) - many(b))[0];
        if (coins >= 4 && many('smithy') < many('village')) return 'smithy';
        if (coins >= 3) return many('village') < 6 ? 'village' : 'silver';
        return '';
    };
    // The key of the next answer.
    const next = () => {
        const end = all('[data-fixed=e]')[0];
        if (end === undefined) return key(all('.slip .opt[aria-pressed=false], .hand .held[aria-pressed=false]').at(-1));
        const phase = document.querySelector('.phases .on')?.textContent ?? '';
        if (phase === 'Action') {
            const played = PLAYS.map(can).find(one => one !== undefined);
            return played === undefined ? 'e' : key(played);
        }
        if (all('[data-fixed=c][aria-disabled=false]').length > 0) return 'c';
        const figures = all('.counters dd').map(one => parseInt(one.textContent.replace('$', ''), 10));
        const wanted = wish(figures[2], turn());
        if (wanted === '' || pile(wanted) === undefined) return 'e';
        bought[wanted] = (bought[wanted] ?? 0) + 1;
        return key(pile(wanted));
    };
    const turn = () => parseInt(/\d+/.exec(document.querySelector('.turnbar h1 small')?.textContent ?? '')?.[0] ?? '0', 10);
    const pressed = () => document.querySelector('main :is(.opt, .held, .tile, .fixed button)[aria-pressed=true]') !== null;
    const ready = () => {
        const confirm = document.querySelector('.slip:not(.quiet) [data-confirm]');
        return confirm !== null && !pressed() && document.querySelector('.slip .auto') === null
            && !confirm.textContent.startsWith('Sending');
    };
    const over = () => document.querySelector('.ended') !== null;
    let begun = 0;
    addEventListener('keydown', event => (begun = event.timeStamp), true);
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    window.hands = {
        next, ready,
        // Whether more has to be chosen, so that it is an answer.
        needsMore: () => {
            const confirm = document.querySelector('.slip:not(.quiet) [data-confirm]');
            return confirm?.ariaDisabled === 'true' && !confirm.textContent.startsWith('Sending') && pressed();
        },
        // Until somebody is asked again: how long the answer took, and how long others then did.
        waits: async () => {
            while (pressed() && !over()) await frame();
            const taken = performance.now();
            let others = 0;
            while (!ready() && !over()) { await frame(); others = performance.now() - taken; }
            return {answer: taken - begun, others, turn: turn(), over: over()};
        },
    };
})()
