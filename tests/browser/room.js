// Says what can be chosen and is out of sight without a sign for it, and where the slip stands.
() => {
    const slip = document.querySelector('.slip');
    const clips = style => style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const called = element =>
        `${element.className} "${(element.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)}"`;
    // How much of a piece is in sight, and to which sides it goes on beyond what shows that it does.
    const seen = element => {
        const whole = element.getBoundingClientRect();
        if (whole.width === 0 || getComputedStyle(element).visibility === 'hidden') return null;
        let {left, top, right, bottom} = whole;
        let sign = false;
        for (let around = element.parentElement; around; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (around === document.documentElement || !clips(style)) continue;
            const box = around.getBoundingClientRect();
            const more = around.dataset.more ?? '';
            const masked = style.maskImage !== 'none';
            const beyond = {up: box.top - top, down: bottom - box.bottom, left: box.left - left, right: right - box.right};
            for (const [side, far] of Object.entries(beyond)) sign ||= far > 1 && masked && more.includes(side);
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        // The page itself scrolls where it is higher than the window, and every browser shows that.
        sign ||= document.documentElement.scrollHeight > innerHeight + 1;
        [left, top] = [Math.max(left, 0), Math.max(top, 0)];
        [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
        const size = Math.max(0, right - left) * Math.max(0, bottom - top);
        const part = size / (whole.width * whole.height);
        // It is not under something else, at least not as a whole: cards of a hand lie over each other.
        const free = part < 0.3 || [[0.15, 0.5], [0.5, 0.5], [0.5, 0.15], [0.15, 0.15], [0.85, 0.85]].some(([x, y]) => {
            const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
            return hit !== null && (element.contains(hit) || hit.contains(element));
        });
        return {part, sign, free};
    };
    const faults = [];
    const reached = new Set();
    const all = '.slip .opt, main [data-pick], .slip .act button, .slip .filter';
    for (const piece of document.querySelectorAll(all)) {
        const found = seen(piece);
        if (found === null) continue;
        const numbers = piece.dataset.pick ?? piece.dataset.option ?? '';
        for (const number of numbers.split(' ')) reached.add(number);
        if (found.part < 0.6 && !found.sign) faults.push(`${called(piece)} is out of sight: ${found.part.toFixed(2)}`);
        if (!found.free) faults.push(`${called(piece)} is under something else`);
    }
    // What has no place on the board stands in the slip; equal cards are one piece there.
    for (const option of document.querySelectorAll('.slip .opt')) {
        if (!reached.has(option.dataset.option)) faults.push(`${called(option)} is nowhere`);
    }
    const box = slip?.getBoundingClientRect();
    return {faults: [...new Set(faults)], top: box?.top ?? -1, height: box?.height ?? -1};
}
