import { classify, learn } from './learn';

const examples = [
  ...['kırmızı elma', 'yeşil elma', 'kırmızı armut', 'yeşil armut'].map((text) => ({
    label: 'fruit' as const,
    features: text.split(' '),
  })),
  ...['kırmızı araba', 'yeşil araba', 'kırmızı kamyon', 'yeşil kamyon'].map((text) => ({
    label: 'vehicle' as const,
    features: text.split(' '),
  })),
];
const labels = ['fruit', 'vehicle'] as const;

describe('learning', () => {
  it('finds what tells the labels apart', () => {
    const known = learn(examples, labels);
    expect(classify(['kırmızı', 'kamyon'], known)[0]?.[0]).toBe('vehicle');
    expect(classify(['mor', 'elma'], known)[0]?.[0]).toBe('fruit');
  });

  it('is unsure of what it has never seen', () => {
    const [[, chance] = ['fruit', 1] as const] = classify(['gemi'], learn(examples, labels));
    expect(chance).toBeCloseTo(0.5, 1);
  });

  it('gives the same of the same examples, as chances that sum to one', () => {
    const [one, other] = [learn(examples, labels), learn(examples, labels)];
    const chances = classify(['yeşil', 'armut'], one);
    expect(classify(['yeşil', 'armut'], other)).toEqual(chances);
    expect(chances.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1);
  });
});
