// The content of the messages app: conversations, and the number of unread messages in each.

// Name, last message, time, number of unread messages, and the color of the face.
const CHATS = [
  ['Mira', 'Bring the big umbrella', '9:52', 3, '#b5656e'],
  ['Rowing, Thursday', 'Jun: I have the key to the boat house', '9:31', 12, '#4d7c8a'],
  ['Tomás', 'The chair fits!', '9:04', 1, '#6e7f52'],
  ['Ines', 'You: rest it overnight', '8:47', 0, '#a1724b'],
  ['Allotment 7–12', 'Ruth: who left me the pumpkin?', '8:15', 5, '#7a6aa0'],
  ['Leo', 'Easy eighteen, then pancakes', 'Yesterday', 0, '#4f8273'],
  ['Choir', 'Amara: bring a pencil', 'Yesterday', 2, '#a0618b'],
  ['Viktor', 'Knight to f6', 'Yesterday', 0, '#5f6d9c'],
  ['Hana', 'It is not that heavy', 'Fri', 0, '#8c6d52'],
  ['Night shift', 'Samuel: all quiet', 'Thu', 0, '#567a64'],
];

const TABS = [
  ['Chats', 'M5 6h14v9H11l-4 4v-4H5Z'],
  ['Calls', 'M7 4l3 1 1 4-2 2q1 3 4 4l2-2 4 1 1 3q-1 2-3 2Q6 17 5 7 5 5 7 4Z'],
  ['People', 'M12 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20q0-5 7-5t7 5'],
];

const words = (count) => `${count} unread message${count === 1 ? '' : 's'}`;

const row = ([who, last, when, waiting, color], index) =>
  `<li>
  <span class="face" style="background: ${color}" aria-hidden="true">${who[0]}</span>
  <span class="from">${who}</span>
  <span class="when">${when}</span>
  <span class="about">${last}</span>
  <jelly-badge data-row="${index}" count="${waiting}" label="unread from ${who}"></jelly-badge>
</li>`;

/** Fills the messages app; a badge thrown away marks its conversation as read. */
export function showChats() {
  const list = document.getElementById('chats');
  const tabs = document.getElementById('tabs');
  list.innerHTML = `<ul>${CHATS.map(row).join('')}</ul>`;
  tabs.innerHTML = TABS.map(([name, path], index) =>
    `<span class="tab${index ? '' : ' here'}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>${name}
    ${index ? '' : '<jelly-badge id="all" label="unread messages"></jelly-badge>'}</span>`
  ).join('');
  const all = document.getElementById('all');
  const badges = [...list.querySelectorAll('jelly-badge')];
  const unread = new Set(badges.filter((badge) => badge.count > 0));

  const show = () => {
    const sum = [...unread].reduce((total, badge) => total + Number(badge.count), 0);
    document.getElementById('waiting').textContent = sum ? words(sum) : 'All read';
    all.count = sum;
    for (const badge of badges) badge.closest('li').classList.toggle('unread', unread.has(badge));
  };
  document.querySelector('.chats').addEventListener('jelly-dismiss', ({ target }) => {
    if (target !== all) unread.delete(target);
    else for (const badge of unread) badge.dismiss();
    if (target === all) unread.clear();
    show();
  });
  document.querySelector('.chats').addEventListener('jelly-restore', ({ target }) => {
    if (target !== all) unread.add(target);
    show();
  });
  document.getElementById('undo').addEventListener('click', () => {
    for (const badge of badges) if (badge.count > 0) badge.restore();
  });
  show();
}
