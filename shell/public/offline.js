// The offline page: what this browser keeps for the visitor, from the same storage as the site's own lists.
const kept = (name) => {
  try {
    const stored = JSON.parse(window.localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((product) => typeof product?.title === 'string')
      : [];
  } catch {
    return [];
  }
};

const entry = ({ title, offers, sample }) => {
  const item = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = title;
  const offer = Array.isArray(offers) ? offers[0] : undefined;
  const facts = document.createElement('span');
  facts.textContent = [offer?.price?.text, offer?.seller, sample && 'Örnek katalog']
    .filter((part) => typeof part === 'string' && part)
    .join(' · ');
  item.append(name, facts);
  return item;
};

let shown = 0;
for (const name of ['shortlist', 'viewed-products']) {
  const products = kept(name).reverse();
  const section = document.getElementById(name);
  section.hidden = products.length === 0;
  section.querySelector('ul').append(...products.map(entry));
  shown += products.length;
}
document.getElementById('none').hidden = shown > 0;
window.addEventListener('online', () => window.location.reload());
