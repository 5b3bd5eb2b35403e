import { data } from 'react-router';

export function loader() {
  throw data({ code: 'page.not-found', message: '' }, { status: 404 });
}

export default function NotFound() {
  return null;
}
