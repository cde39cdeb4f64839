import { dropFailedStyles } from './failed-styles';

test('a module’s failure takes its own missing stylesheets, not those the frame is waiting for', () => {
  const addresses = [
    '/modules/shell/1.0.0/overlay.css',
    '/modules/mf-results/1.0.0/page.css',
    '/modules/mf-chat/1.0.0/page.css',
  ];
  for (const address of addresses) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  }
  dropFailedStyles(document, 'mf-results');
  const left = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(left).toEqual([addresses[0], addresses[2]]);
});
