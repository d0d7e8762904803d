// The content of the tide app: the water level of an invented harbour, as a sum of the tides of
// moon and sun.

// Amplitude in meters, period in hours, phase in radians.
const TIDES = [
  [1.52, 12.4206012, 2.1], // M2, the moon's
  [0.55, 12, 0.4], // S2, the sun's
  [0.3, 12.6583475, 1.2], // N2, the moon's changing distance
  [0.12, 23.9344721, 5.0], // K1
  [0.1, 25.8193387, 3.3], // O1
];
const MEAN = 2.8;
const DAYS = 8;
const HOUR = 3600e3;

/** The water level in meters at a time in milliseconds. */
const height = (time) =>
  TIDES.reduce(
    (sum, [amplitude, period, phase]) =>
      sum + amplitude * Math.cos((time / HOUR / period) * 2 * Math.PI - phase),
    MEAN,
  );

/** Fills the tide app and connects its button. */
export function showTides() {
  const now = Date.now();
  const today = new Date(now).setHours(0, 0, 0, 0);
  const all = turns(today, today + DAYS * 24 * HOUR);
  const unit = document.getElementById('unit');
  const show = () => {
    const isFeet = unit.getAttribute('aria-pressed') === 'true';
    document.getElementById('water').textContent = summary(all, now, isFeet);
    document.getElementById('tides').innerHTML = week(all, now, isFeet);
  };
  unit.addEventListener('click', () => {
    unit.setAttribute('aria-pressed', unit.getAttribute('aria-pressed') === 'false');
    show();
  });
  show();
  drawCurve(today, now);
}

/** The high and low waters, to the minute. */
function turns(from, until) {
  const step = HOUR / 60;
  const found = [];
  for (let time = from; time < until; time += step) {
    const [before, here, after] = [time - step, time, time + step].map(height);
    if (here > before === here > after) found.push({ time, height: here, isHigh: here > before });
  }
  return found;
}

const clockTime = (time) => new Date(time).toTimeString().slice(0, 5);
const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const length = (meters, isFeet) =>
  isFeet ? `${(meters / 0.3048).toFixed(1)} ft` : `${meters.toFixed(1)} m`;

function summary(all, now, isFeet) {
  const next = all.find(({ time }) => time > now);
  return `${next.isHigh ? 'Rising' : 'Falling'} until ${clockTime(next.time)}, now ${
    length(height(now), isFeet)
  }`;
}

function week(all, now, isFeet) {
  const days = new Map();
  for (const turn of all) {
    const day = dayName.format(turn.time);
    days.set(day, [...(days.get(day) ?? []), turn]);
  }
  const next = all.find(({ time }) => time > now);
  const row = (turn) =>
    `<li class="${turn === next ? 'upcoming' : turn.time < now ? 'past' : ''}">
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="${
      turn.isHigh ? 'M10 15V5M6 9l4-4 4 4' : 'M10 5v10M6 11l4 4 4-4'
    }"/></svg>
    <time>${clockTime(turn.time)}</time>
    <span class="kind">${turn.isHigh ? 'High' : 'Low'}</span>
    <span class="gauge" style="--level: ${(turn.height / 5.6).toFixed(3)}"></span>
    <span class="height">${length(turn.height, isFeet)}</span>
  </li>`;
  return [...days].map(([day, rows], index) =>
    `<p class="day">${index ? day : 'Today'}</p><ul>${rows.map(row).join('')}</ul>`
  ).join('');
}

/** Draws today's water level as a curve: one unit of width for an hour, and space above. */
function drawCurve(today, now) {
  const y = (time) => 9.2 - height(time) * 1.4;
  const points = Array.from(
    { length: 97 },
    (_, quarter) => `${quarter / 4} ${y(today + (quarter * HOUR) / 4).toFixed(2)}`,
  ).join('L');
  const [, under, line] = document.getElementById('curve').children;
  line.setAttribute('d', `M${points}`);
  under.setAttribute('d', `M0 10L${points}L24 10Z`);
  const dot = document.querySelector('.tides .now').style;
  dot.setProperty('--x', (now - today) / (24 * HOUR));
  dot.setProperty('--y', y(now) / 10);
}
