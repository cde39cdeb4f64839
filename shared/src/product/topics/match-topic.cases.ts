import type { TopicId } from './keywords/topic';

/** Queries as people type them, one a line, under the topic they must open; `none` must open nothing. */
export const queriesByTopic: Readonly<Record<TopicId | 'none', string>> = {
  perfume: `
    parfüm
    Parfüm
    PARFÜM
    parfum
    parfumler
    parfümler
    parfümüm
    parfümünü
    kadın parfümü
    erkek parfümleri
    Kadın Parfümü Önerisi
    kalıcı parfüm
    parfüm seti
    en iyi erkek parfümü 2025
    PARFÜM FİYATLARI
    ucuz parfümler
    parfümeri
    koku
    odunsu kokular
    vanilya kokusu
    kolonya
    limon kolonyası
    esanslar
    perfume
    women's perfume
    fragrance
    fragrances for men
    edp
    Dior Sauvage EDT
    eau de parfum
    body mist
    araba parfümü
    parfüm ve güneş gözlüğü
    tatil için parfüm
    makyaj ve parfüm hediye seti
    parfüme ihtiyacım var
    parfümden anlayan var mı
    parfümle ilgili öneri
    Chanel parfümünün fiyatı`,
  glasses: `
    gözlük
    GÖZLÜK
    gozluk
    gunes gozlugu
    güneş gözlüğü
    Güneş Gözlükleri
    GÜNEŞ GÖZLÜĞÜ
    güneş gözlüğüm kırıldı
    kadın güneş gözlükleri
    erkek gözlük
    numaralı gözlük
    gözlük çerçevesi
    gözlüklerim
    gözlüğümün camı
    mavi ışık gözlüğü
    bilgisayar gözlüğü
    okuma gözlüğü
    deniz gözlüğü
    Ray-Ban
    rayban güneş gözlüğü
    sunglasses
    SUNGLASSES
    eyeglasses
    reading glasses
    gözlük fiyatları
    gözlükçüde gözlük bakıyorum
    tatil için güneş gözlüğü
    güneş gözlüğü ve mayo
    araba kullanırken gözlük
    spor gözlüğü`,
  swimwear: `
    mayo
    MAYO
    Mayo - Bikini
    mayolar
    mayosu
    mayonun fiyatı
    kadın mayosu
    erkek mayo
    çocuk mayoları
    bikini
    BİKİNİ
    bıkını
    bikiniler
    bikini takımı
    bikini üstü
    tesettür mayo
    haşema
    hasema
    tankini
    monokini
    pareo
    deniz şortu
    deniz sortlari
    plaj giyim
    plaj elbisesi
    swimwear
    swimsuits
    bathing suit
    tatil için mayo
    mayo ve tatil
    mayoyla denize girmek
    yüksek bel bikini
    yüzücü mayosu`,
  film: `
    film
    FILM
    FİLM
    Film
    filmler
    filmleri
    film önerileri
    en iyi filmler 2024
    Oscar ödüllü filmler
    Netflix top 10
    netflix
    Netflix'te ne izlesem
    ne izlesem
    Ne izlesem?
    NE İZLESEM
    ne izleyelim
    bu akşam ne izleyelim
    film & dizi
    Film & Dizi
    dizi
    DİZİ
    diziler
    dizileri
    kore dizisi
    en iyi diziler
    yabancı dizi önerisi
    sinema
    sinemada ne var
    belgesel
    belgeseller
    doğa belgeselleri
    anime
    animeler
    animasyon filmleri
    korku filmi
    komedi filmleri
    romantik film
    çizgi film
    film izlemek istiyorum
    izlenecek filmler
    movie
    movies
    action movies
    tv series
    what to watch
    documentary
    disney+
    Disney Plus
    amazon prime
    hbo max
    mubi
    BluTV
    aile filmi
    filmin konusu
    filmde kim oynuyor
    film izlemek için tablet
    internetten film izle
    tatilde izlenecek film
    yemek belgeseli
    televizyon dizileri`,
  internet: `
    internet
    İNTERNET
    INTERNET
    ınternet
    ev interneti
    Ev İnterneti Fiyatları
    internet paketi
    internet paketleri
    internetim yavaş
    interneti hızlı olan
    sınırsız internet
    fiber
    fiber internet
    FİBER İNTERNET
    adsl
    ADSL
    vdsl
    adsl paketi
    taahhütsüz internet
    mobil internet
    modem
    wifi
    wi-fi paketi
    Superonline
    TürkNet
    türk telekom fiber
    home internet
    broadband
    oyun için internet
    telefon ve internet
    internet ve televizyon`,
  fridge: `
    buzdolabı
    Buzdolabı
    BUZDOLABI
    buzdolabi
    buz dolabı
    buzdolapları
    buzdolaplari
    buzdolabının
    buzdolabım bozuldu
    buzdolabına ihtiyacım var
    no frost buzdolabı
    nofrost
    No-Frost
    mini buzdolabı
    minibar
    arçelik buzdolabı
    samsung buzdolabı
    gardırop tipi buzdolabı
    çift kapılı buzdolabı
    A++ buzdolabı
    fridge
    fridges
    refrigerator
    side by side
    buzdolabı tamiri
    mutfak için buzdolabı
    ofis buzdolabı
    Bosch buzdolabı fiyatları
    ucuz buzdolaplarını göster`,
  food: `
    yemek
    YEMEK
    yemekler
    yemeği
    yemeklerin
    akşam yemeği
    öğle yemekleri
    yemek tarifi
    yemek tarifleri
    tarif
    lezzet
    lezzetler
    yöresel lezzetler
    mutfak
    italyan mutfağı
    İTALYAN MUTFAĞI
    Türk mutfağından
    restoran
    RESTORAN
    restoranlar
    restoranı
    kadıköy restoranları
    restaurant
    lokanta
    kahvaltı
    kahvalti
    kahvaltı mekanları
    serpme kahvaltı
    pizza
    pizzalar
    hamburger
    burger
    kebap
    adana kebabı
    döner
    lahmacun
    çorba
    corba
    mercimek çorbası
    salata
    tatlı
    tatlılar
    baklava
    sushi
    suşi
    makarna
    mantı
    çiğ köfte
    köfteler
    diyet yemekleri
    vegan tarifler
    food
    recipes
    italian cuisine
    breakfast
    ice cream
    ne yesem
    Ne yesem?
    NE YESEM
    ne yiyelim
    akşama ne pişirsem
    acıktım
    karnım aç
    otel restoranı
    restoranda telefon
    tatilde yemek
    fast food`,
  travel: `
    tatil
    TATİL
    tatıl
    tatiller
    tatilim
    tatile gitmek istiyorum
    yaz tatili
    tatil paketi
    seyahat
    Seyahat
    SEYAHAT
    tatil seyahat
    Tatil & Seyahat
    otel
    oteller
    otelde
    Antalya otelleri
    termal otel
    hotel
    gezi
    geziler
    kültür gezisi
    tur
    turlar
    kapadokya turu
    yurt dışı turları
    gemi turu
    balayı
    balayı oteli
    uçak bileti
    ucak biletleri
    otobüs bileti
    pansiyon
    bungalov
    kiralık villa
    her şey dahil
    kayak merkezleri
    nereye gitsek
    hafta sonu kaçamağı
    yurtdışı tatil
    erken rezervasyon
    travel
    holiday
    holidays
    vacation
    cruise
    flights to rome
    araç ile tatil
    tatil için araba kiralama
    tatilden önce cilt bakımı
    kapadokya'da tatil`,
  beauty: `
    güzellik
    Güzellik
    guzellik
    GÜZELLİK
    bakım
    cilt bakımı
    cilt bakim urunleri
    cildim kuru
    kişisel bakım
    saç bakımı
    saç boyası
    saçlarım dökülüyor
    makyaj
    MAKYAJ
    makyaj malzemeleri
    makyajım akıyor
    kozmetik
    kozmetik ürünleri
    dermokozmetik
    krem
    kremler
    yüz kremi
    el kremi
    güneş kremi
    güneş kremleri
    nemlendirici
    serum
    c vitamini serumu
    ruj
    rujlar
    kırmızı ruj
    RUJ
    rimel
    maskara
    fondöten
    eyeliner
    oje
    göz farı
    şampuan
    sampuan
    şampuanlar
    kepek şampuanı
    yüz maskesi
    duş jeli
    deodorant
    epilasyon
    akne
    beauty
    makeup
    skin care
    skincare
    hair care
    cosmetics
    lipstick
    shampoo
    erkek bakım seti
    makyaj ve telefon`,
  technology: `
    teknoloji
    Teknoloji
    TEKNOLOJİ
    teknolojik ürünler
    elektronik
    telefon
    TELEFON
    telefonlar
    telefonum bozuldu
    telefonu
    cep telefonu
    cep telefonları
    akıllı telefon
    Akıllı Telefon
    AKILLI TELEFON
    akilli telefon
    kameralı telefon
    5g telefon
    laptop
    Laptop
    LAPTOP
    laptoplar
    oyuncu laptopu
    dizüstü bilgisayar
    diz üstü
    bilgisayar
    bilgisayarlar
    BİLGİSAYAR
    bilgisayarım yavaş
    oyun bilgisayarı
    masaüstü bilgisayar
    pc
    oyuncu PC'si
    tablet
    tabletler
    öğrenci tableti
    televizyon
    televizyonlar
    tv
    TV
    tv'ler
    smart tv
    55 inç televizyon
    kulaklık
    kulaklik
    bluetooth kulaklığı
    kulaklıklar
    akıllı saat
    akıllı saatler
    oyun konsolu
    playstation
    PlayStation 5
    ps5
    xbox
    iphone
    iPhone
    IPHONE 15
    iPhone'un fiyatı
    ipad
    MacBook Air
    airpods
    samsung galaxy
    notebook
    vr gözlük
    phone
    smartphones
    computer
    headphones
    gaming
    telefon kılıfı
    telefon tamiri
    araba için telefon tutucu`,
  cars: `
    araba
    ARABA
    arabalar
    arabam
    arabası
    ikinci el araba
    aile arabası
    araç
    arac
    araçlar
    elektrikli araç
    elektrikli araçlar
    aracım
    araç kiralama
    ARAÇ KİRALAMA
    otomobil
    otomobiller
    OTOMOBİL
    sıfır otomobil
    otomotiv
    taşıt kredisi
    oto
    oto galeri
    2. el oto
    suv
    SUV araçlar
    sedan
    hatchback
    pickup
    minivan
    togg
    TOGG T10X
    volkswagen passat
    car
    cars
    used cars
    rent a car
    vehicle
    araç bakımı
    araba boyası
    spor araba
    araba servisi
    lpg'li araba`,
  services: `
    hizmet
    HİZMET
    hizmetler
    ev hizmetleri
    boya
    boya badana
    BOYA BADANA
    ev boyası
    ev boyama
    boyacı
    boyacılar
    badana
    temizlik
    TEMİZLİK
    ev temizliği
    ofis temizligi
    temizlikçi
    temizlik hizmeti
    temizlik şirketleri
    marangoz
    marangozlar
    elektrikçi
    elektrikci
    ELEKTRİKÇİ
    acil elektrikçi
    tesisatçı
    su tesisatı
    su tesisatçısı
    çilingir
    cilingir
    nakliyat
    evden eve nakliyat
    nakliyeci
    tamirci
    çamaşır makinesi tamiri
    tadilat
    ev tadilatı
    klima montajı
    klima servisi
    klima bakımı
    kombi bakımı
    kombi servisi
    bahçe bakımı
    bahçıvan
    halı yıkama
    koltuk yıkama
    usta
    fayans ustası
    teknik servis
    painting
    house cleaning
    cleaning service
    electrician
    plumber
    carpentry
    locksmith`,
  'sport-shoes': `
    Spor Ayakkabı
    spor ayakkabı
    SPOR AYAKKABI
    spor ayakkabi
    spor ayakkabıları
    spor ayakkabısı
    kadın spor ayakkabı
    erkek spor ayakkabılar
    sporayakkabı
    koşu ayakkabısı
    koşu ayakkabıları
    KOŞU AYAKKABISI
    kosu ayakkabisi
    yürüyüş ayakkabısı
    basketbol ayakkabısı
    halı saha ayakkabısı
    tenis ayakkabısı
    trekking ayakkabısı
    nike ayakkabı
    adidas ayakkabıları
    sneaker
    sneakerlar
    beyaz sneaker
    krampon
    running shoes
    sport shoes
    hiking shoes`,
  none: `
    koşu bandı
    KOŞU BANDI
    mayonez
    mayonezler
    mayonezli
    mayıs
    mayısta
    mayoz bölünme
    filmaşeri
    filmografi
    filmci
    servis masası
    servis tabağı
    kitap
    roman
    kedi maması
    köpek tasması
    bisiklet
    elektrikli bisiklet
    motosiklet kaskı
    çamaşır makinesi
    bulaşık makinesi
    kurutma makinesi
    süpürge
    robot süpürge
    ütü
    klima
    kombi
    koltuk takımı
    kanepe
    yatak
    nevresim takımı
    perde
    halı
    yemek masası
    yemek odası takımı
    yemek takımı
    yemek borusu
    mutfak dolabı
    mutfak robotu
    mutfak bıçağı
    mutfak tezgahı
    pizza fırını
    makarna makinesi
    salata kasesi
    döner sandalye
    bilgisayar masası
    laptop çantası
    tv ünitesi
    TV sehpası
    bebek arabası
    bebek arabaları
    oyuncak araba
    akülü araba
    pazar arabası
    el arabası
    araç gereç
    aracı kurum
    krema
    krem peynir
    krem şanti
    cari hesap
    dizlik
    diz ağrısı
    dizel jeneratör
    dizgin
    dizanteri
    cam filmi
    streç film
    ekran koruyucu film
    karbon fiber
    mikrofiber bez
    fibromiyalji
    internet bankacılığı
    internet sitesi
    internetsiz oyunlar
    oda kokusu
    oda spreyi
    kokulu mum
    kokoreççi önlüğü
    parfümsüz deterjan
    gözlükçü
    at gözlüğü
    tatlısu balığı
    turşu
    turunç
    turnike
    turna
    kuş türleri
    kedi türü
    otelci
    otobüs
    otopark
    otoyol
    seyahat çantası
    seyahat sigortası
    sulu boya
    boya kalemi
    boyama kitabı
    temizlik bezi
    temizlik malzemeleri
    tamir seti
    Usta ile Margarita
    ustura
    hizmetçi kostümü
    elektrikli battaniye
    elektrik süpürgesi
    bakımlı bahçe
    bebek bakımı
    hava nemlendirici
    sac levha
    serumsuz
    tabletop
    tablo
    telefoncu
    telepati
    telve
    bilgisayarlı tomografi
    kulak tıkacı
    kulak çubuğu
    duvar saati
    kol saati
    konsol dresuar
    ayakkabılık
    topuklu ayakkabı
    bebek ayakkabısı
    spor salonu
    spor çantası
    yoga matı
    dambıl
    elbise
    kot pantolon
    mont
    çanta
    kolye
    gelinlik
    sigorta
    kasko
    kredi kartı
    kripto para
    ingilizce kursu
    ehliyet kursu
    bebek bezi
    mama sandalyesi
    gitar
    piyano
    çadır
    matkap
    avize
    Moda
    Spor
    Ev & Yaşam
    asdf
    12345
    ???
    merhaba
    hediye
    yenilik
    lezzetsiz
    arabesk
    arabulucu
    Arabistan
    dolap
    mini etek
    maydanoz
    kremlin
    rujsuz`,
};
