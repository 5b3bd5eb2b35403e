/** First on every page: jumps to `<main id="main">`. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-(--z-toast) -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-bg focus:translate-y-0"
    >
      {label}
    </a>
  );
}
