import type { TopicKeywords } from './topic';

export const film: TopicKeywords = {
  turkish: `film, dizi, sinema, belgesel, anime, animasyon, ne izlesem, ne izlesek, ne izleyeyim, ne izleyelim,
    ne izlemeli, ne izlenir, izlenecek, izlemelik, izlenmesi gereken, kdrama, netflix, blutv, blu tv, disney+, disney plus,
    hbo, mubi, exxen, amazon prime, prime video, oscar, imdb`,
  english:
    'movie, films, series, tv show, documentary, documentaries, what to watch, cinema, sitcom, k drama',
  except: `cam film, streç film, koruyucu film, ekran film, röntgen film, fotoğraf film, analog film, ambalaj film,
    şeffaf film, kaplama film, sera film, film kaplama, film kamera, film makine, pvc film,
    ev sinema, sinema sistem, sinema perde, sinema koltuk, galaxy series, hue series, animasyon kurs, animasyon ekip`,
};
