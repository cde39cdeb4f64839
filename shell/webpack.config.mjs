import { shellPreset } from '@denk/tooling/webpack';

export default shellPreset(import.meta.dirname);
