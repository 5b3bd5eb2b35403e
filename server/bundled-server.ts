import { join } from 'node:path';

const buildFolder = join(import.meta.dirname, '..', 'build');

/** The bundled server. */
export const builtServer = join(buildFolder, 'start', 'main.js');
/** Loads what the bundled server is made of, and ends. */
export const builtLoader = join(buildFolder, 'start', 'load.js');
/** What V8 makes of the bundled server while that is loaded, so that no start makes it again. */
export const compileCache = join(buildFolder, 'compiled');

/**
 * What a page leaves behind dies young where there are 16 MiB for it; what is old is looked through
 * when it has grown by two fifths, not by a multiple. What was compiled counts for the same options
 * only, so what compiles has them too.
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=40'];
