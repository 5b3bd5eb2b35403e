import { communityAreas, reportReasons } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { isTrue, oneOf, optionalText, requestKey, text, upload } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';

export const newTopicForms = formSet({
  start: {
    fields: {
      area: oneOf(communityAreas),
      title: text,
      text,
      picture: upload,
      alt: optionalText,
      name: optionalText,
      requestKey,
    },
    failure: m.community_failure,
  },
});

export const topicForms = formSet({
  reply: {
    fields: {
      text,
      picture: upload,
      alt: optionalText,
      name: optionalText,
      answersId: optionalText,
      requestKey,
    },
    failure: m.community_failure,
  },
  like: { fields: { id: text, isLiked: isTrue }, failure: m.community_like_failure },
  follow: { fields: { isFollowed: isTrue }, failure: m.community_follow_failure },
  report: {
    fields: { id: text, reason: oneOf(reportReasons), text },
    failure: m.community_report_failure,
  },
});

export const postForms = formSet({
  edit: {
    fields: { title: optionalText, text, removesPicture: isTrue },
    failure: m.community_failure,
  },
  delete: { fields: {}, failure: m.community_delete_failure },
});

export const ownForms = formSet({
  'put-away': { fields: { id: text }, failure: m.community_failure },
  rename: { fields: { name: text }, failure: m.community_failure },
});
