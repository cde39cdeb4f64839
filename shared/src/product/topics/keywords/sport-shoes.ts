import type { TopicKeywords } from './topic';

export const sportShoes: TopicKeywords = {
  turkish: `spor ayakkabı, sporayakkabı, koşu ayakkabı, yürüyüş ayakkabı, antrenman ayakkabı, fitness ayakkabı, basketbol ayakkabı,
    futbol ayakkabı, halı saha ayakkabı, tenis ayakkabı, voleybol ayakkabı, salon ayakkabı, outdoor ayakkabı, trekking ayakkabı,
    doğa yürüyüş ayakkabı, dağcılık ayakkabı, patika ayakkabı, nike ayakkabı, adidas ayakkabı, puma ayakkabı, skechers ayakkabı,
    asics ayakkabı, new balance ayakkabı, reebok ayakkabı, hummel ayakkabı, spor kadın ayakkabı, spor erkek ayakkabı,
    sneaker, snikers ayakkabı, krampon, basket ayakkabı`,
  english:
    'sneaker, sport shoe, sports shoe, running shoe, trainers, tennis shoe, basketball shoe, walking shoe, hiking shoe, football boot',
  except: 'spor ayakkabı bağcık, spor ayakkabı çanta, ayakkabı dolap, sneaker temizleyici',
};
