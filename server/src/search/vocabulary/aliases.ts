import names from './aliases.json';

/** Names as they are heard or shortened → as the catalogue writes them; folded. For words that the catalogue lacks and spelling does not find by their sound. */
export const aliases: Readonly<Record<string, string>> = names;
