import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const compiledMessages = /\/i18n\/paraglide\//;
/** `…/messages/recipes_servings.js` belongs to the area `recipes`. */
const messageModule = /\/i18n\/paraglide\/messages\/([a-z]+)_/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Nothing happens when a message is imported: the list of all of them need not be.
          treeshake: { moduleSideEffects: [{ test: compiledMessages, sideEffects: false }] },
          output: {
            // A page loads the words of the areas it speaks of, not those of the whole product.
            codeSplitting: {
              groups: [
                {
                  name: 'language',
                  test: /\/i18n\/(paraglide\/r|locales)/,
                  priority: 1,
                },
                {
                  debugName: 'words',
                  test: messageModule,
                  name: (id: string) => `words-${messageModule.exec(id)?.[1]}`,
                },
              ],
            },
          },
        },
      },
    },
  },
});
