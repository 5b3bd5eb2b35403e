/** `export --edited` asks the database; every other command works on files alone. */
const args = process.argv.slice(2);
if (args[0] === 'export' && args.includes('--edited')) await import('./export-edited.ts');
else await import('../domain/content-tools/content-cli.ts');
