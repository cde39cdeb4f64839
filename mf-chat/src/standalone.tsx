import { mountStandalone } from '@denk/shared/standalone';
import definition from './module';
import { scenarios } from './scenarios';

mountStandalone(definition, scenarios);
