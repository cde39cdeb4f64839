import { breadcrumbList } from './breadcrumb-list';

test('search engines are told the way to a page, step by step', () =>
  expect(
    breadcrumbList([
      { name: 'Ana Sayfa', path: '/' },
      { name: 'Kategoriler', path: '/kategoriler' },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Ana Sayfa', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Kategoriler', item: '/kategoriler' },
    ],
  }));
