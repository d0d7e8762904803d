// The walking diary: segments choose the span of time that its chart shows.

/** The walks of each span: its name, the kilometers of each bar, and a remark. */
const SPANS = {
  day: ['today', [0, 0.4, 1.1, 0.2, 0.6, 1.9, 0.8, 0.3], 'Longest after lunch, along the quay.'],
  week: ['this week', [4.2, 6.1, 2.8, 7.4, 5.3, 9.6, 6.9], 'Saturday was the longest day.'],
  month: [
    'this month',
    [3, 5, 6, 4, 8, 2, 7, 6, 5, 9, 4, 3, 6, 8, 5, 7],
    'Two kilometers a day more than in May.',
  ],
  year: ['this year', [88, 96, 120, 141, 160, 172, 158, 149, 166, 131, 104, 92], 'June was best.'],
};

/** Connects the segments with the chart. */
export function showSteps() {
  const [span, chart, walked, walkedIn, remark] = ['span', 'chart', 'walked', 'walked-in', 'remark']
    .map((id) => document.getElementById(id));
  const show = () => {
    const [name, bars, text] = SPANS[span.value];
    const most = Math.max(...bars);
    const sum = bars.reduce((all, one) => all + one);
    walked.textContent = `${sum.toLocaleString('en', { maximumFractionDigits: 1 })} km`;
    walkedIn.textContent = name;
    remark.textContent = text;
    while (chart.children.length > bars.length) chart.lastChild.remove();
    while (chart.children.length < bars.length) chart.append(document.createElement('i'));
    bars.forEach((bar, index) => {
      chart.children[index].style.setProperty('--bar', bar / most);
      chart.children[index].classList.toggle('most', bar === most);
    });
  };
  span.addEventListener('change', show);
  show();
}
