import * as m from '../../../i18n/paraglide/messages.js';
import { secret, text, texts } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';
import { switchFields } from './choice-form.ts';

const failure = m.error_default;

export const notificationForms = formSet({
  change: { fields: { ...switchFields, shown: texts }, failure },
  'add-device': { fields: { endpoint: secret, p256dh: secret, auth: secret }, failure },
  'remove-device': { fields: { device: text }, failure },
});

export const unsubscribeForms = formSet({ stop: { fields: {}, failure } });
