// Short sounds, made by the browser itself: no files, and nothing before somebody has touched the page.
import { settings } from './settings.svelte';

export const SOUNDS = [
  'step',
  'stone',
  'hatch',
  'capture',
  'saved',
  'alarm',
  'turn',
  'win',
  'lose',
  'click',
  'refuse',
  'water',
  'glass',
  'dice',
  'card',
  'crawl',
  'shot',
  'scan',
  'laser',
  'clash',
  'radar',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** One voice of a sound: a tone that glides, or a breath of noise through a filter. */
interface Voice {
  wave: OscillatorType | 'noise';
  from: number; // hertz
  to: number;
  at: number; // seconds after the start
  length: number;
  loud: number; // 0 to 1
}

const tone = (
  from: number,
  to: number,
  at: number,
  length: number,
  loud: number,
  wave: Voice['wave'] = 'sine',
): Voice => ({
  wave,
  from,
  to,
  at,
  length,
  loud,
});

const VOICES: Record<Sound, Voice[]> = {
  step: [tone(190, 110, 0, 0.07, 0.5), tone(900, 300, 0, 0.04, 0.25, 'noise')],
  // Concrete on concrete: a low grind that ends with a thud.
  stone: [tone(420, 180, 0, 0.19, 0.35, 'noise'), tone(90, 55, 0.15, 0.12, 0.7)],
  hatch: [
    tone(1600, 500, 0, 0.16, 0.3, 'noise'),
    tone(140, 70, 0.12, 0.14, 0.6),
    tone(620, 590, 0.13, 0.09, 0.12, 'triangle'),
  ],
  capture: [
    tone(150, 45, 0, 0.22, 0.8),
    tone(700, 200, 0, 0.1, 0.45, 'noise'),
    tone(330, 200, 0.09, 0.16, 0.2, 'triangle'),
  ],
  saved: [
    tone(523, 523, 0, 0.14, 0.3, 'triangle'),
    tone(659, 659, 0.09, 0.14, 0.3, 'triangle'),
    tone(784, 784, 0.18, 0.32, 0.34, 'triangle'),
  ],
  alarm: [tone(620, 620, 0, 0.12, 0.22, 'square'), tone(465, 465, 0.16, 0.16, 0.22, 'square')],
  turn: [tone(440, 440, 0, 0.09, 0.25, 'triangle'), tone(587, 587, 0.09, 0.16, 0.28, 'triangle')],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, pitch, i * 0.12, i === 3 ? 0.6 : 0.2, 0.32, 'triangle')),
  lose: [392, 330, 262].map((pitch, i) => tone(pitch, pitch * 0.98, i * 0.16, i === 2 ? 0.55 : 0.2, 0.3, 'triangle')),
  click: [tone(700, 500, 0, 0.03, 0.18, 'triangle')],
  // A short gurgle.
  water: [tone(900, 320, 0, 0.22, 0.28, 'noise'), tone(320, 180, 0.03, 0.1, 0.22), tone(260, 420, 0.14, 0.08, 0.18)],
  // Sand and glass.
  glass: [tone(5200, 3600, 0, 0.26, 0.22, 'noise'), tone(1180, 1160, 0.04, 0.12, 0.14, 'triangle')],
  // Two short knocks that settle.
  dice: [
    tone(1400, 900, 0, 0.04, 0.3, 'noise'),
    tone(1200, 700, 0.09, 0.04, 0.26, 'noise'),
    tone(220, 160, 0.15, 0.06, 0.3),
  ],
  card: [tone(2600, 1400, 0, 0.09, 0.2, 'noise')],
  crawl: [0, 0.06, 0.12].map((at) => tone(1900, 1300, at, 0.03, 0.2, 'noise')),
  shot: [tone(2400, 300, 0, 0.14, 0.5, 'noise'), tone(160, 60, 0, 0.12, 0.5)],
  // A sweep over everybody.
  scan: [
    tone(180, 900, 0, 1.2, 0.16, 'sawtooth'),
    tone(600, 3200, 0, 1.2, 0.14, 'noise'),
    tone(880, 880, 1.3, 0.3, 0.25, 'triangle'),
  ],
  // A bolt of light: it falls as it goes away.
  laser: [tone(1500, 180, 0, 0.16, 0.3, 'sawtooth'), tone(2600, 700, 0, 0.12, 0.2, 'noise')],
  clash: [
    tone(2400, 900, 0, 0.07, 0.4, 'noise'),
    tone(880, 620, 0.01, 0.14, 0.22, 'triangle'),
    tone(120, 60, 0, 0.1, 0.5),
  ],
  radar: [tone(980, 980, 0, 0.08, 0.22), tone(1310, 1310, 0.1, 0.3, 0.18)],
  refuse: [tone(170, 150, 0, 0.08, 0.35, 'square'), tone(150, 130, 0.1, 0.1, 0.3, 'square')],
};

let context: AudioContext | null = null;
let touched = false;

/** Browsers keep still until somebody touches the page; so do we, instead of asking for sound too early. */
function onTouch(): void {
  touched = true;
  void context?.resume();
}
for (const name of ['pointerdown', 'keydown'] as const)
  addEventListener(name, onTouch, { capture: true, passive: true });

/** Plays a sound, if the player wants any. Unknown names are silent: a newer game may know more sounds than we. */
export function play(name: string): void {
  if (!settings.sound || !touched || !isSound(name) || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const volume = context.createGain();
  volume.gain.value = settings.volume * 0.5;
  volume.connect(context.destination);
  for (const voice of VOICES[name]) sing(context, volume, voice);
}

function isSound(name: string): name is Sound {
  return (SOUNDS as readonly string[]).includes(name);
}

function sing(audio: AudioContext, out: AudioNode, { wave, from, to, at, length, loud }: Voice): void {
  const start = audio.currentTime + at;
  const end = start + length;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  const source =
    wave === 'noise'
      ? breath(audio, envelope, from, to, start, end)
      : glide(audio, envelope, wave, from, to, start, end);
  source.start(start);
  source.stop(end + 0.02);
}

function glide(
  audio: AudioContext,
  out: AudioNode,
  wave: OscillatorType,
  from: number,
  to: number,
  start: number,
  end: number,
) {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(out);
  return source;
}

function breath(audio: AudioContext, out: AudioNode, from: number, to: number, start: number, end: number) {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil((end - start + 0.05) * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(out);
  return source;
}
