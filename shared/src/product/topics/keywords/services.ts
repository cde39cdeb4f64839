import type { TopicKeywords } from './topic';

export const services: TopicKeywords = {
  turkish: `hizmet, usta, boya, badana, boyacı, boya badana, ev boyama, duvar boyama, temizlik, temizlikçi, gündelikçi, marangoz,
    mobilya tamir, elektrikçi, elektrik tesisat, tesisat, tesisatçı, su tesisat, sıhhi tesisat, çilingir, anahtarcı, nakliye,
    nakliyat, nakliyeci, evden eve, ev taşıma, ofis taşıma, taşımacılık, tamir, tamirat, tamirci, tadilat, tadilatçı, montaj,
    teknik servis, yetkili servis, klima servis, klima bakım, kombi servis, kombi bakım, beyaz eşya servis, makine servis, makinesi servis,
    petek temizleme, bahçıvan, bahçe bakım, bahçe düzenleme, peyzaj, havuz bakım, halı yıkama, koltuk yıkama, yatak yıkama,
    ilaçlama, haşere, tıkanıklık, su kaçak, parke döşeme, fayans döşeme, alçıpan, dekorasyon hizmet, çatı onarım, onarım,
    bakım onarım`,
  english: `service, paint, painting, painter, cleaning, cleaner, carpentry, carpenter, electrician, plumber, plumbing, locksmith,
    gardening, gardener, moving, repair, handyman, hvac, renovation`,
  except: `boya kalem, boya kitap, boya set, boya tabanca, boya fırça, boya rulo, boya önlük, boya makine, boyama kitap, boyama kalem,
    boyama set, boyama sayfa, sulu boya, suluboya, pastel boya, parmak boya, guaj boya, akrilik boya, yağlı boya, kuru boya, kumaş boya, yumurta boya,
    gıda boya, sprey boya, ayakkabı boya, yüz boya, ebru boya, seramik boya, temizlik malzeme, temizlik ürün, temizlik bez,
    temizlik robot, temizlik set, temizlik kova, temizlik eldiven, temizlik araba, temizlik fırça, temizlik mendil, temizlik sprey,
    temizlik kağıt, tamir set, tamir takım, tamir bant, tamir oyuncak, lastik tamir kit, usta ile margarita, usta ve margarita,
    çilingir sofra, hizmet içi, hizmet alanı, montaj köpük, paint by, painting by, moving head, cleaning robot, oyuncak *, vücut temizlik`,
};
