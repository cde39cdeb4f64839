/**
 * Who the experts are by username, apart from their profiles: every page of the module carries the routes, only two need the
 * profiles.
 */
export const expertNames = {
  'elif-yilmaz': { name: 'Elif Yılmaz', headline: 'Telefon ve bilgisayar uzmanı' },
  'mert-kaya': { name: 'Mert Kaya', headline: 'Parfüm danışmanı' },
  'zeynep-arslan': { name: 'Zeynep Arslan', headline: 'Film ve dizi yazarı' },
  'hakan-ozturk': { name: 'Hakan Öztürk', headline: 'Beyaz eşya ve mutfak uzmanı' },
  'selin-sahin': { name: 'Selin Şahin', headline: 'Seyahat planlayıcısı' },
  'burak-celik': { name: 'Burak Çelik', headline: 'Koşu ve antrenman koçu' },
  'ayse-demir': { name: 'Ayşe Demir', headline: 'Cilt bakımı ve makyaj uzmanı' },
  'irem-koc': { name: 'İrem Koç', headline: 'Anne ve çocuk ürünleri danışmanı' },
} as const;
