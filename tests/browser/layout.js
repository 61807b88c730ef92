// Says what lies over something else, or out of its place, on the page as it is.
() => {
    const slack = 2;
    const shown = element => {
        let box = element.getBoundingClientRect();
        let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
        for (let around = element.parentElement; around; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
            box = around.getBoundingClientRect();
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        const seen = getComputedStyle(element).visibility !== 'hidden';
        return seen && right - left > slack && bottom - top > slack ? {left, top, right, bottom} : null;
    };
    const over = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
    // Cut off where nobody can scroll to it.
    const lost = element => {
        const box = element.getBoundingClientRect();
        for (let around = element.parentElement; around; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
            const its = around.getBoundingClientRect();
            const out = [its.left - box.left, its.top - box.top, box.right - its.right, box.bottom - its.bottom];
            if (Math.max(...out) > slack) return true;
        }
        return false;
    };
    const called = element =>
        `${element.className} "${(element.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const faults = [];

    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
    if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);

    // Parts of the page, and the pieces of one kind: none lies over another.
    const groups = [
        '.mast, .tbl > .players, .tbl > .felt, .tbl > .middle, .tbl > .hand, .tbl > .log',
        '.mast > *, .mast nav > *', '.slip .seal, .slip .because, .slip .opts, .slip .act', '.opt', '.slip .act > *', '.scrub > *', '.scrub button, .scrub select, .scrub .rail',
        '.tile, .land, .lying', '.tile .on-it > *, .tile .name, .tile .foot', '.supply, .inplay, .turnbar', '.turnbar > *', '.pl', '.pl .nums > *',
        '.seat', '.ring > .step, .ring .pile .bc, .ring .atk b', '.seat h3, .seat .cnt, .ring .pile .bc, .ring .draw .down', '.seat .pubc, .mine .pubc', '.board', '.board > .gut > :not(.peek), .board > .stacks, .board > .places', '.gut .nums > *', '.tot li', '.tot li, .board > .stacks', '.stack > .box', '.ages li',
        '.spec li', '.line',
    ];
    for (const group of groups) {
        const pieces = [...document.querySelectorAll(group)].map(element => [element, shown(element)]);
        for (const [piece] of pieces) {
            if (piece.getBoundingClientRect().width > 0 && lost(piece)) faults.push(`${called(piece)} is cut off`);
        }
        const there = pieces.filter(([, box]) => box !== null);
        there.forEach(([one, box], place) => there.slice(place + 1).forEach(([other, its]) => {
            if (!one.contains(other) && over(box, its)) faults.push(`${called(one)} lies over ${called(other)}`);
        }));
    }

    // Words stay on their piece, and apart from each other, unless they are cut off with a sign for it.
    const cut = (element, piece) => {
        for (let at = element; at !== piece.parentElement; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true;
            if (at.classList.contains('vh')) return true;
        }
        return false;
    };
    const kinds = '.tile, .land, .opt, .btn, .pl header, .pl .nums, .seat, .ages li, .ivc, .slip h2, .mast, .turnbar';
    for (const piece of document.querySelectorAll(kinds)) {
        if (shown(piece) === null || piece.closest('.under')) continue;
        const its = piece.getBoundingClientRect();
        const words = [];
        const texts = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            const around = text.parentElement;
            if (text.data.trim() === '' || getComputedStyle(around).visibility === 'hidden') continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const whole = range.getBoundingClientRect();
            // What is above and below most letters may reach into another line.
            const space = whole.height * 0.25;
            const box = new DOMRect(whole.x, whole.y + space, whole.width, whole.height - 2 * space);
            if (box.width === 0 || around.closest('.vh') || getComputedStyle(around).clipPath !== 'none') continue;
            if (cut(around, piece)) {
                words.push([around, around.getBoundingClientRect()]);
                continue;
            }
            const out = Math.max(its.left - box.left, box.right - its.right);
            if (out > slack) faults.push(`"${text.data.trim()}" stands ${Math.round(out)} out of ${called(piece)}`);
            words.push([around, box]);
        }
        if (piece.matches('.ivc')) {
            for (const icon of piece.querySelectorAll('.ic')) words.push([icon, icon.getBoundingClientRect()]);
        }
        words.forEach(([one, box], place) => words.slice(place + 1).forEach(([other, its]) => {
            if (!one.contains(other) && !other.contains(one) && over(box, its)) {
                faults.push(`${called(one)} and ${called(other)} run into each other on ${called(piece)}`);
            }
        }));
    }
    return [...new Set(faults)];
}
