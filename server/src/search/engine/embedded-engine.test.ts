import { join } from 'node:path';
import { readCatalogue } from '../../catalogue';
import { describeSearch } from '../../../testing/engine-suite';
import { createEmbeddedEngine } from './embedded-engine';

const catalogue = readCatalogue(join(__dirname, '../../../../catalogue'));
const engine = createEmbeddedEngine(catalogue.products, catalogue.kinds);

describeSearch('embedded', catalogue, () => engine);
