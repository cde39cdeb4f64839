import { initials } from './avatar';

test.each([
  ['Ayşe Ilgaz Işık', 'AI'],
  ['ipek çelik', 'İÇ'],
  ['Deniz', 'D'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, letters) => expect(initials(name)).toBe(letters));
