import { jestPreset } from '@denk/tooling/jest';

export default jestPreset({ environment: 'browser' });
