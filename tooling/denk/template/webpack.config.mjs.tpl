import { modulePreset } from '@denk/tooling/webpack';

export default modulePreset(import.meta.dirname);
