import { ColorTokens } from './colors.tsx';
import type { Foundations } from './foundations.ts';
import { DataIcons, IconSet } from './icon-set.tsx';
import { Motion, Shape, Space } from './measures.tsx';
import type { SectionData } from './section.tsx';
import { TypeScale } from './type-scale.tsx';

export function foundationSections(foundations: Foundations): SectionData[] {
  const { type, space, controls, radii, times, ease, layers } = foundations;
  return [
    {
      id: 'type',
      name: 'Type',
      about: 'Width is the optical size: the larger the text, the narrower the face is set.',
      body: <TypeScale steps={type} />,
    },
    {
      id: 'colour',
      name: 'Colour',
      about:
        'Slate carries the page. Green is the one next action and selection. States speak only of state.',
      body: <ColorTokens foundations={foundations} />,
    },
    {
      id: 'space',
      name: 'Space',
      about: 'A scale of 4 px, rhythm in eights, twelve columns.',
      body: <Space steps={space} controls={controls} />,
    },
    {
      id: 'shape',
      name: 'Shape',
      about: 'Hairlines divide; a shadow is only for what floats.',
      body: <Shape radii={radii} />,
    },
    {
      id: 'motion',
      name: 'Motion and layers',
      about: 'Opacity and transform only. With reduced motion every duration is 0.',
      body: <Motion times={times} ease={ease} layers={layers} />,
    },
    {
      id: 'icons',
      name: 'Icons',
      about: 'Lines of 1.5 px on a grid of 16. Beside a word where there is room for the word.',
      body: <IconSet />,
    },
    {
      id: 'data-icons',
      name: 'Icons named by data',
      about:
        'Asked for by set and name once the page stands. The box keeps its place, drawn or not.',
      body: <DataIcons />,
    },
  ];
}
