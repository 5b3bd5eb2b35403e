import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const people = '/admin/people';
const recipe = '/admin/recipes/beef-goulash-soup';
const change = (field: string, value: string) => JSON.stringify({ field, was: 'x', value });
const nobody = { email: 'nobody@example.com', role: 'EDITOR', language: '' };

testForms({
  area: 'admin',
  cases: [
    ...forms('free', '/admin', {
      'mail sent again by who may not': [{ intent: 'retry-mails' }, '403 role.required'],
    }),
    ...forms('admin', '/admin', {
      'mail that waits': [{ intent: 'retry-mails' }, '200 done'],
    }),
    ...forms('visitor', people, {
      'a role that is none': [{ intent: 'grant', ...nobody, role: 'KING' }, '400 input.invalid'],
    }),
    ...forms('free', people, {
      'a role of who may not give one': [{ intent: 'grant', ...nobody }, '403 role.required'],
    }),
    ...forms('admin', people, {
      'a role for nobody': [{ intent: 'grant', ...nobody }, '400 person.unknown'],
      'a role of nobody': [{ intent: 'take-back', ...nobody }, '400 person.unknown'],
    }),
    ...forms('free', '/admin/community', {
      'a decision of who may not decide': [{ intent: 'keep', id: 'x' }, '403 role.required'],
    }),
    ...forms('admin', '/admin/community', {
      'a decision that is not theirs': [{ intent: 'undo', id: 'x' }, '400 community.decision-gone'],
      'a post that is gone': [{ intent: 'keep', id: 'x' }, '400 community.post-gone'],
      'a pause that ends': [{ intent: 'resume', id: 'x' }, '400 community.post-gone'],
      'a post hidden without a word': [
        { intent: 'hide', id: 'x', reason: 'SELLING', text: '' },
        '400 community.note-required',
      ],
      'a warning for a reason that is none': [
        { intent: 'warn', id: 'x', reason: 'MAGIC', text: 'x' },
        '400 input.invalid',
      ],
      'a warning': [
        { intent: 'warn', id: 'x', reason: 'OTHER', text: 'x' },
        '400 community.post-gone',
      ],
      'a pause for ever': [
        { intent: 'pause', id: 'x', reason: 'OTHER', text: 'x', days: '9999' },
        '400 community.days-invalid',
      ],
    }),
    ...forms('admin', '/admin/content-api', {
      'a key without a name': [
        { intent: 'create', name: '', scopes: 'PAGE' },
        '400 key.name-required',
      ],
      'a key': [{ intent: 'create', name: 'App', scopes: 'PAGE' }, '200 done'],
      'a webhook of no address': [
        { intent: 'add-webhook', address: 'x', kinds: 'PAGE' },
        '400 webhook.address-not-allowed',
      ],
      'a webhook': [
        { intent: 'add-webhook', address: 'https://hooks.example.com/', kinds: 'PAGE' },
        '200 done',
      ],
      'a webhook that is stopped': [
        { intent: 'stop-webhook', id: 'x', isStopped: 'true' },
        '→ /admin/content-api',
      ],
      'a webhook that is deleted': [{ intent: 'delete-webhook', id: 'x' }, '→ /admin/content-api'],
      'a key that is gone': [{ intent: 'revoke', id: 'x' }, '→ /admin/content-api'],
    }),
    ...forms('admin', '/admin/doctors', {
      'a doctor there is none of': [
        { intent: 'list', id: 'x', revision: '1' },
        '400 doctor.unknown',
      ],
      'a refusal of nobody': [
        { intent: 'decline', id: 'x', revision: '1', note: 'Why' },
        '400 doctor.unknown',
      ],
      'a doctor who is gone': [{ intent: 'remove', id: 'x' }, '400 doctor.unknown'],
    }),
    ...forms('free', '/admin/recipes', {
      'a recipe of who may not begin one': [{ intent: 'begin', title: 'A' }, '403 role.required'],
    }),
    ...forms('admin', '/admin/recipes', {
      'a recipe without a title': [{ intent: 'begin', title: ' ' }, '400 content.title-required'],
      'a new recipe': [{ intent: 'begin', title: 'Trout' }, '→ /admin/recipes/trout'],
    }),
    ...forms('free', '/admin/import', {
      'an import of who may not write': [
        { intent: 'import-address', address: 'x' },
        '403 role.required',
      ],
    }),
    ...forms('admin', '/admin/import', {
      'an import of nothing': [
        { intent: 'import-address', address: '' },
        '400 import.nothing-given',
      ],
      'an import of an address that is none': [
        { intent: 'import-address', address: 'x' },
        '400 import.not-reached',
      ],
      'an import of no file': [{ intent: 'import-file' }, '400 import.nothing-given'],
    }),
    ...forms('free', `${recipe}/photo/new`, {
      'a photo of who may not write': [{ intent: 'add-photo' }, '403 role.required'],
    }),
    ...forms('admin', `${recipe}/photo/new`, {
      'no photo': [{ intent: 'add-photo' }, '400 photo.nothing-given'],
      'a photo that is none': [{ intent: 'add-photo', photo: 'text' }, '400 photo.unreadable'],
    }),
    ...forms('free', recipe, {
      'a change of who may change nothing': [{ intent: 'save' }, '403 role.required'],
    }),
    ...forms('admin', recipe, {
      'a change that is none': [{ intent: 'save', change: '{' }, '400 input.invalid'],
      'a change of no field': [
        { intent: 'save', change: change('no field', 'x') },
        '400 content.field-unknown',
      ],
      'a look at what others changed': [{ intent: 'save' }, '200 done'],
      'a change': [{ intent: 'save', change: change('title.en', 'Goulash') }, '200 done'],
      'a review of nothing new': [{ intent: 'review' }, '400 content.nothing-changed'],
      'something sent back unread': [
        { intent: 'send-back', revision: 'x', note: 'Why?' },
        '400 content.changed-since',
      ],
      'something published unread': [
        { intent: 'publish', revision: 'x', publishAt: '', languages: 'en' },
        '400 content.changed-since',
      ],
      'nothing published': [
        { intent: 'publish', revision: 'file', publishAt: '' },
        '400 content.language-required',
      ],
      'a version that is none': [
        { intent: 'restore', version: '99' },
        '400 content.version-unknown',
      ],
    }),
    ...forms('admin', '/admin/meal-plans', {
      'a plan without a title': [{ intent: 'begin', title: ' ' }, '400 content.title-required'],
      'a new plan': [{ intent: 'begin', title: 'Trout week' }, '→ /admin/meal-plans/trout-week'],
    }),
    ...forms('admin', '/admin/pages', {
      'a new guide': [{ intent: 'begin', title: 'Trout season' }, '→ /admin/pages/trout-season'],
      'a page that is there': [{ intent: 'begin', title: 'About' }, '400 content.title-taken'],
    }),
    ...forms('free', '/admin/foods/butter', {
      'a figure of who may change nothing': [{ intent: 'save' }, '403 role.required'],
    }),
    ...forms('admin', '/admin/foods/butter', {
      'a food that is needed': [{ intent: 'archive' }, '400 content.stays'],
      'a change of a food': [{ intent: 'save', change: change('cost', '3') }, '200 done'],
    }),
    ...forms('admin', '/admin/landing', {
      'a look at the choices': [{ intent: 'save' }, '200 done'],
    }),
    ...forms('admin', '/admin/recipes/french-omelet-with-mushrooms-and-cheese', {
      'what plans are made of': [{ intent: 'archive' }, '400 content.in-use'],
    }),
  ],
});
