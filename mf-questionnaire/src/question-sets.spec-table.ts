import type { TopicId } from '@denk/shared/product/topics';

/** A question as the specification gives it: `[]` marks a checkbox; a number stands where values are not shown. */
type Row = readonly [id: string, values: string | number];

/** spec/questionnaire.md §3, and the values decided where it shows none. */
export const specifiedSets: Readonly<Record<TopicId, readonly Row[]>> = {
  perfume: [
    ['gender', 'male, female, unisex'],
    [
      'scent_preferences[]',
      'floral, woody, oriental, fresh, fruity, spicy, musk, sweet, vanilla, marine',
    ],
    ['longevity', 'light, medium, strong'],
    ['budget', 'economic, moderate, luxury, niche'],
  ],
  film: [
    ['content-type', 'movie, series, documentary, both'],
    [
      'streaming-platform[]',
      'netflix, amazon-prime, disney-plus, hbo-max, apple-tv, mubi, blutv, gain, youtube, other',
    ],
    ['genre-preference[]', 12],
    ['duration-preference', 'short, medium, long, very-long, series-episode, flexible'],
    [
      'language-preference[]',
      'turkish, english, korean, spanish, french, german, italian, japanese, any',
    ],
    ['current-mood', 'happy, thoughtful, exciting, relaxing, emotional, curious'],
    ['age-rating', 'family, teen, mature, adult, no-preference'],
    ['release-year', 'new, recent, classic-modern, classic, no-preference'],
    ['watching-companion', 'alone, partner, family, friends, children'],
    ['content-intensity', 'light, moderate, intense, complex'],
  ],
  internet: [
    ['usage_type[]', 'browsing, streaming, gaming, work, download'],
    ['household_size', 4],
    ['connection_type', 'fiber, vdsl, adsl, unknown'],
    ['budget', 'economic, moderate, premium, unlimited'],
    ['contract_preference', 'no_contract, 12_months, 24_months'],
    ['additional_services[]', 'tv, phone, mobile, static_ip'],
  ],
  swimwear: [
    ['swimwear_type', 'bikini, one_piece, tankini, monokini, cover_up'],
    ['body_type', 'pear, apple, hourglass, rectangle, athletic'],
    ['coverage_preference', 'minimal, moderate, full, sporty'],
    ['style_preference[]', 7],
    ['color_preference[]', 8],
    ['usage_occasion[]', 6],
    ['budget', 'budget, mid_range, premium, luxury'],
  ],
  fridge: [
    ['household_size', 'single, couple, small_family, large_family'],
    ['kitchen_space', 'compact, standard, large, very_large'],
    ['refrigerator_type', 'top_freezer, bottom_freezer, side_by_side, french_door, mini_fridge'],
    ['capacity_preference', 'small, medium, large, extra_large'],
    ['energy_efficiency', 'very_important, important, moderate, not_priority'],
    ['special_features[]', 8],
    ['brand_preference[]', 9],
    ['budget', 'budget, mid_range, premium, luxury'],
    ['usage_priority[]', 6],
  ],
  glasses: [
    ['purpose', 'vision, sun, computer, sports'],
    ['face_shape', 'oval, round, square, heart, diamond'],
    ['style_preference[]', 'classic, modern, retro, sporty, luxury'],
    ['budget', 'economic, moderate, premium, luxury'],
  ],
  food: [
    ['cuisine_preferences[]', 10],
    [
      'dietary_restrictions[]',
      'none, vegetarian, vegan, gluten_free, lactose_free, halal, keto, low_carb, diabetic',
    ],
    ['spice_level', 'mild, medium, spicy, very_spicy'],
    ['meal_type', 'breakfast, lunch, dinner, snack, dessert, all'],
    ['cooking_time', 'quick, medium, long, extended, no_cooking'],
    ['serving_size', 4],
    [
      'food_preferences[]',
      'meat, seafood, chicken, pasta, rice, soup, salad, pizza, sandwich, stir_fry',
    ],
    ['dining_preference', 'home_cooking, restaurant, delivery, mixed'],
    ['budget_range', 'budget, moderate, premium, luxury'],
    [
      'health_goals[]',
      'weight_loss, weight_gain, muscle_building, heart_healthy, energy_boost, digestive_health, general_health, no_specific_goal',
    ],
  ],
  travel: [
    ['travel_type[]', 'beach, city, nature, culture, ski, spa, cruise, safari'],
    [
      'destination_preference[]',
      'domestic, europe, asia, america, africa, oceania, middle_east, exotic',
    ],
    ['duration', 'weekend, short, medium, long'],
    ['season_preference', 'spring, summer, autumn, winter, flexible'],
    ['group_size', 'solo, couple, small_group, large_group, family'],
    ['accommodation_type[]', 'hotel, resort, boutique, apartment, hostel, villa, camping, cruise'],
    [
      'activities[]',
      'beach_activities, water_sports, sightseeing, museums, nightlife, shopping, adventure, hiking, photography, relaxation',
    ],
    ['budget', 'budget, mid_range, premium, luxury'],
    ['travel_style', 'planned, spontaneous, luxury, budget, adventure, cultural, relaxed'],
    ['transport_preference[]', 6],
    [
      'special_requirements[]',
      'accessibility, child_friendly, pet_friendly, dietary, medical, language, none',
    ],
  ],
  beauty: [
    ['skin_type', 'normal, dry, oily, combination, sensitive'],
    [
      'skin_concerns[]',
      'acne, wrinkles, dark_spots, dryness, oiliness, pores, redness, dark_circles, none',
    ],
    [
      'product_categories[]',
      'skincare, makeup, haircare, fragrance, bodycare, suncare, antiaging, organic',
    ],
    ['makeup_experience', 'beginner, intermediate, advanced, expert, no_makeup'],
    ['daily_routine', 'minimal, quick, moderate, extensive, luxury'],
    ['age_group', 'teens, twenties, thirties, forties, fifties_plus'],
    ['preferred_brands[]', 'luxury, premium, drugstore, korean, organic, local, no_preference'],
    ['monthly_budget', 'budget, mid_range, premium, luxury'],
    [
      'shopping_preference[]',
      'online, department_store, pharmacy, beauty_store, brand_store, supermarket',
    ],
    [
      'special_needs[]',
      'allergies, pregnancy, vegan, cruelty_free, fragrance_free, dermatologist_tested, none',
    ],
  ],
  technology: [
    ['device_type', 'smartphone, laptop, desktop, tablet, tv, headphones, smartwatch, gaming'],
    [
      'usage_purpose[]',
      'work, gaming, entertainment, education, photography, programming, design, social, browsing',
    ],
    ['technical_level', 'beginner, intermediate, advanced, expert'],
    ['performance_needs', 'basic, moderate, high, extreme'],
    ['brand_preference[]', 14],
    ['budget', 'budget, mid_range, premium, luxury'],
    [
      'important_features[]',
      'battery_life, camera_quality, display_quality, storage_space, processing_power, portability, durability, connectivity, audio_quality, design',
    ],
    ['operating_system', 'ios, android, windows, macos, linux, no_preference'],
    ['upgrade_frequency', 'yearly, two_years, three_years, long_term'],
    [
      'special_requirements[]',
      'water_resistant, wireless_charging, fast_charging, expandable_storage, dual_sim, stylus_support, gaming_features, business_features, accessibility, none',
    ],
  ],
  cars: [
    [
      'vehicle_type',
      'sedan, hatchback, suv, crossover, pickup, coupe, convertible, station_wagon, minivan',
    ],
    ['fuel_type', 'gasoline, diesel, hybrid, electric, lpg, no_preference'],
    [
      'usage_purpose[]',
      'daily_commute, family_use, long_trips, city_driving, off_road, business, weekend_trips, cargo_transport',
    ],
    ['passenger_capacity', 'two_seater, four_seater, five_seater, seven_seater, eight_plus'],
    ['transmission', 'manual, automatic, cvt, semi_automatic, no_preference'],
    ['budget', 'budget, mid_range, premium, luxury'],
    ['brand_preference[]', 15],
    [
      'important_features[]',
      'fuel_economy, safety, comfort, performance, technology, cargo_space, reliability, resale_value, design, maintenance_cost',
    ],
    ['vehicle_age', 'brand_new, one_year, three_years, five_years, older, no_preference'],
    ['driving_experience', 'beginner, intermediate, experienced, expert'],
    [
      'special_requirements[]',
      'disability_access, child_safety, pet_friendly, towing_capacity, all_weather, parking_assist, connectivity, eco_friendly, none',
    ],
  ],
  services: [
    [
      'service_type',
      'painting, cleaning, carpentry, electrician, plumber, hvac, locksmith, gardening, moving, appliance_repair',
    ],
    ['service_scope', 'small, medium, large, project'],
    ['urgency', 'emergency, urgent, normal, flexible'],
    ['location_type', 'home, office, shop, warehouse, outdoor'],
    ['property_size', 'small, medium, large, commercial'],
    ['budget_range', 'budget, moderate, premium, luxury'],
    ['service_quality', 'basic, standard, premium, luxury'],
    ['materials_included', 'materials_included, materials_separate, consultation'],
    [
      'preferred_time[]',
      'weekday_morning, weekday_afternoon, weekday_evening, weekend_morning, weekend_afternoon, flexible',
    ],
    ['experience_level', 'apprentice, experienced, expert, master'],
    ['insurance_warranty[]', 'insurance, warranty, licensed, references, not_important'],
    [
      'additional_services[]',
      'cleanup, disposal, consultation, maintenance, emergency_support, none',
    ],
  ],
  'sport-shoes': [
    ['gender', 'male, female, unisex'],
    ['usage[]', 'running, walking, training, basketball, football, tennis, hiking, casual'],
    ['cushioning', 'soft, balanced, firm'],
    ['surface', 'asphalt, treadmill, trail, court, turf, city'],
    ['fit', 'normal, wide, narrow'],
    [
      'brand_preference[]',
      'nike, adidas, puma, new_balance, asics, skechers, reebok, under_armour, salomon, hummel, no_preference',
    ],
    ['budget', 'budget, mid_range, premium, luxury'],
  ],
};

/** The price ranges in TL that the specification gives, by topic: `max`, `min-max`, `min+`. */
export const specifiedRanges: Partial<Record<TopicId, string>> = {
  perfume: '1000, 1000-2500, 2500-5000, 5000+',
  internet: '150, 150-300, 300-500, 500+',
  swimwear: '500, 500-1500, 1500-3000, 3000+',
  fridge: '5000-15000, 15000-30000, 30000-50000, 50000+',
  glasses: '1000, 1000-2500, 2500-5000, 5000+',
  food: '100, 100-250, 250-500, 500+',
  travel: '5000-15000, 15000-30000, 30000-60000, 60000+',
  beauty: '500, 500-1500, 1500-3000, 3000+',
  technology: '5000, 5000-15000, 15000-30000, 30000+',
  cars: '100000-300000, 300000-600000, 600000-1200000, 1200000+',
  services: '500-2000, 2000-5000, 5000-10000, 10000+',
  'sport-shoes': '1500, 1500-3500, 3500-6000, 6000+',
};
