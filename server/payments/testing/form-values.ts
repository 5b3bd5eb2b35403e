type Values = { [key: string]: string | Values };

/** `items[0][price_data][currency]=usd`, as Stripe's SDK sends it, as nested objects. */
export function readFormValues(text: string): Values {
  const values: Values = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    put(values, keys, value);
  }
  return values;
}

function put(into: Values, [key = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner = into[key];
  const child = typeof inner === 'object' ? inner : {};
  into[key] = child;
  put(child, rest, value);
}
