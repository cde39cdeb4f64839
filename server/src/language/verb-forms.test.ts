import { stem, verbForm } from '.';

describe('what a verb does, shall do and can do', () => {
  test.each([
    ['kurulan', 'kurulsun', 'kurulabilen'],
    ['kopurten', 'kopurtsun', 'kopurtebilen'],
    ['gecirmez', 'gecirmesin', 'gecirmeyen'],
    ['terletmez', 'terletmesin', 'terletmeyen'],
  ])('%s, %s and %s are one form', (...forms) => {
    const own = forms.map(verbForm);
    expect(new Set(own).size).toBe(1);
    expect(own).toEqual(forms.map(stem));
  });

  test.each([
    ['kurulan', 'kurulmayan'],
    ['geciren', 'gecirmez'],
  ])('%s is no form of %s', (one, other) => {
    expect(verbForm(one)).not.toBe(verbForm(other));
  });

  test.each(['roman', 'orman', 'hasan', 'vatan', 'divan', 'titan', 'mersin'])(
    '%s is no verb',
    (word) => {
      expect(verbForm(word)).toBeUndefined();
    },
  );
});
