import { keyframesOf, type Film } from '../../../domain/videos/film/film.rules.ts';

/** What a player plays: a film of ours or the browser's own video element. */
export interface Playable {
  currentTime: number;
  playbackRate: number;
  play: () => unknown;
  pause: () => void;
}

/**
 * A film as data, set in motion: each layer is one animation as long as the film, so that any moment
 * can be gone to. For those who asked for less motion it changes from still to still.
 */
export class FilmReel implements Playable {
  readonly #clock: Animation;
  readonly #layers: readonly Animation[];
  readonly #stills: readonly number[];
  readonly #isStill: boolean;

  constructor({ svg, film, isStill }: { svg: SVGSVGElement; film: Film; isStill: boolean }) {
    svg.innerHTML = film.layers.map(({ part }) => `<g>${film.parts[part] ?? ''}</g>`).join('');
    const timing = { duration: film.seconds * 1000, fill: 'both' } as const;
    this.#layers = film.layers.flatMap((layer, index) => {
      const element = svg.children[index];
      if (element === undefined) return [];
      const animation = element.animate(keyframesOf(layer, film.seconds), timing);
      animation.pause();
      return animation;
    });
    this.#clock = new Animation(new KeyframeEffect(null, null, timing), document.timeline);
    this.#clock.pause();
    this.#stills = film.stills;
    this.#isStill = isStill;
  }

  get currentTime(): number {
    return Number(this.#clock.currentTime ?? 0) / 1000;
  }

  set currentTime(seconds: number) {
    this.#clock.currentTime = seconds * 1000;
    this.#show();
  }

  get playbackRate(): number {
    return this.#clock.playbackRate;
  }

  set playbackRate(rate: number) {
    for (const animation of this.#all()) animation.playbackRate = rate;
    this.#show();
  }

  play(): void {
    this.#clock.play();
    if (this.#isStill) return;
    this.#show();
    for (const layer of this.#layers) layer.play();
  }

  pause(): void {
    for (const animation of this.#all()) animation.pause();
    this.#show();
  }

  /** To be called while it plays: stills change with the chapters. */
  tick(): void {
    if (this.#isStill) this.#show();
  }

  #all(): readonly Animation[] {
    return [this.#clock, ...this.#layers];
  }

  /** All layers at the moment of the clock, or at the still of its chapter. */
  #show(): void {
    const now = Number(this.#clock.currentTime ?? 0);
    const still = this.#stills.find((at) => at * 1000 >= now) ?? this.#stills.at(-1) ?? 0;
    for (const layer of this.#layers) layer.currentTime = this.#isStill ? still * 1000 : now;
  }
}
