/** A place to be for a test; no page carries it. */
export { MemoryRouter } from 'react-router-dom';
