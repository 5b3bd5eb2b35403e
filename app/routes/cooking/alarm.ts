/** A sound made on the spot, and a shake where the device can: works without any file. */
export interface Alarm {
  /** Browsers make no sound before the reader has touched the page. */
  unlock(): void;
  ring(): void;
  silence(): void;
}

const ringEveryMs = 1_800;
const shakeMs = [300, 150, 300];
/** Two falling tones, three times: heard through a fan, kind to the ear. */
const tones = [
  { hertz: 1047, atSeconds: 0 },
  { hertz: 784, atSeconds: 0.16 },
  { hertz: 1047, atSeconds: 0.5 },
  { hertz: 784, atSeconds: 0.66 },
];
const toneSeconds = 0.14;
const loudness = 0.4;

export function createAlarm(): Alarm {
  let audio: AudioContext | null = null;
  let ringing: ReturnType<typeof setInterval> | null = null;

  function unlock() {
    if (typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume().catch(() => {});
  }

  function sound() {
    if (audio?.state === 'running') for (const tone of tones) play({ audio, ...tone });
    shake(shakeMs);
  }

  return {
    unlock,
    ring() {
      if (ringing !== null) return;
      sound();
      ringing = setInterval(sound, ringEveryMs);
    },
    silence() {
      if (ringing === null) return;
      clearInterval(ringing);
      ringing = null;
      shake(0);
    },
  };
}

/** Unknown to some devices, and refused before a touch. */
function shake(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(pattern);
}

function play(args: { audio: AudioContext; hertz: number; atSeconds: number }): void {
  const { audio, hertz, atSeconds } = args;
  const start = audio.currentTime + atSeconds;
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + toneSeconds);
}
