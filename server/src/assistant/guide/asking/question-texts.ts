/** The attribute that is worth a question, best first; a kind's first other attribute comes after them. */
export const questionOrder: readonly string[] = [
  'service_type',
  'insurance_type',
  'loan_type',
  'exam',
  'life_stage',
  'swimwear_type',
  'scent_preferences',
  'genre-preference',
  'genre',
  'usage',
  'usage_purpose',
  'important_features',
  'vehicle_type',
  'travel_type',
  'connection_type',
  'refrigerator_type',
  'special_features',
  'cuisine_preferences',

  'style_preference',
  'purpose',
  'preferred_brands',
  'equipment_type',
  'product_type',
  'machine_type',
  'features',
];

/** About the person, or a matter for experts: the guide understands these when they are said, and never asks for them. */
export const neverAsked: ReadonlySet<string> = new Set([
  'body_type',
  'skin_type',
  'skin_concerns',
  'special_needs',
  'age_group',
  'health_goals',
  'dietary_restrictions',
  'energy_efficiency',
  'energy',
  'energy_class',
  'kitchen_space',
  'usage_priority',
  'connectivity',
  'watching-companion',
]);

/** Asked before anything else about taste: the wrong value makes every proposal useless. */
export const firstToAsk: readonly string[] = ['gender'];
