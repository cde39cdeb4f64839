import { AutomotiveArt } from './automotive-art';
import { BeautyArt } from './beauty-art';
import { CultureArtArt } from './culture-art-art';
import { EducationArt } from './education-art';
import { EntertainmentArt } from './entertainment-art';
import { FashionArt } from './fashion-art';
import { FinanceArt } from './finance-art';
import { FoodDrinkArt } from './food-drink-art';
import { HealthArt } from './health-art';
import { HomeArt } from './home-art';
import { InsuranceArt } from './insurance-art';
import { MotherChildArt } from './mother-child-art';
import { PetsArt } from './pets-art';
import { ServicesArt } from './services-art';
import { SportsArt } from './sports-art';
import { TechnologyArt } from './technology-art';
import { TravelArt } from './travel-art';

const drawings = {
  beauty: BeautyArt,
  fashion: FashionArt,
  technology: TechnologyArt,
  home: HomeArt,
  entertainment: EntertainmentArt,
  sports: SportsArt,
  health: HealthArt,
  services: ServicesArt,
  automotive: AutomotiveArt,
  travel: TravelArt,
  insurance: InsuranceArt,
  'food-drink': FoodDrinkArt,
  finance: FinanceArt,
  education: EducationArt,
  'mother-child': MotherChildArt,
  'culture-art': CultureArtArt,
  pets: PetsArt,
} as const;

/** What the picture of a category is of. */
export interface CategoryArtProps {
  readonly name: keyof typeof drawings;
}

/** The picture of a category. */
export function CategoryArt({ name }: CategoryArtProps) {
  const Drawing = drawings[name];
  return <Drawing />;
}
