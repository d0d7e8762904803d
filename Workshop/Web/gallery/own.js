// Tunings of one's own, in the colophon and in the lab: each is one line.

/** The tunings, by descriptive names. */
export const OWN = {
  Honey: { preset: 'standard', pullRatio: 0.7, spring: { response: 0.9, dampingRatio: 0.8 } },
  Rubber: {
    preset: 'standard',
    depthLimit: { linearRange: 20, softRange: 90 },
    spring: { response: 0.22, dampingRatio: 0.25 },
  },
  Bell: { preset: 'standard', spring: { response: 0.3, dampingRatio: 0.06 }, reboundLimit: 0.6 },
};

/**
 * Lists them, each with a button that gives it to some bars; pressed again, `back` restores the
 * tuning that the page's switches select.
 */
export function showOwn(bars, back) {
  const list = document.getElementById('own');
  for (const [name, tuning] of Object.entries(OWN)) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    const code = document.createElement('code');
    const link = document.createElement('a');
    button.type = 'button';
    button.textContent = name;
    button.setAttribute('aria-pressed', false);
    link.href = `lab.html#a=${encodeURIComponent(JSON.stringify(tuning))}`;
    link.setAttribute('aria-label', `${name} in the lab`);
    link.textContent = JSON.stringify(tuning);
    code.append(link);
    item.append(button, code);
    list.append(item);
    button.addEventListener('click', () => {
      const isOn = button.getAttribute('aria-pressed') !== 'true';
      forgetOwn();
      if (!isOn) return back();
      button.setAttribute('aria-pressed', true);
      for (const bar of bars) bar.tuning = tuning;
    });
  }
}

/** Shows that the page's switches decide again. */
export function forgetOwn() {
  for (const button of document.querySelectorAll('#own button')) {
    button.setAttribute('aria-pressed', false);
  }
}
