import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { PageIcon, pageIconNames } from '#app/ui/page-icon.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** The markup as the server sends it: no part may carry a style. */
function sent(part: ReactNode): string {
  const html = renderToStaticMarkup(part);
  expect(html).not.toContain('style=');
  return html;
}

function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}[ >][^>]*`, 'g')) ?? [];
}

describe('a button', () => {
  it('submits nothing unless it is told to', () => {
    expect(sent(<Button>Save</Button>)).toContain('type="button"');
    expect(sent(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  it('keeps its name while it is busy and says so', () => {
    const html = sent(<Button busy>Save</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
    expect(html.replace(/<[^>]+>/g, '')).toBe('Save');
  });

  it('that goes somewhere is a link, and refuses a script', () => {
    expect(sent(<ButtonLink href="/websites">Websites</ButtonLink>)).toMatch(
      /^<a [^>]*href="\/websites"/,
    );
    expect(sent(<ButtonLink href="javascript:alert(1)">Bad</ButtonLink>)).not.toContain('href');
  });

  it('of an icon alone has a name, and says whether it is down', () => {
    const html = sent(
      <IconButton label="Share" icon={<PageIcon name="share" />} pressed={false} />,
    );
    expect(html).toContain('aria-label="Share"');
    expect(html).toContain('aria-pressed="false"');
    expect(html).toContain('aria-hidden="true"');
  });
});

describe('icons', () => {
  it('are drawings inside their grid', () => {
    for (const name of pageIconNames) {
      const html = sent(<PageIcon name={name} />);
      const starts = [...html.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)];
      expect([name, starts.length]).not.toEqual([name, 0]);
      for (const [, x, y] of starts) {
        expect([name, Number(x) >= 0 && Number(x) <= 16]).toEqual([name, true]);
        expect([name, Number(y) >= 0 && Number(y) <= 16]).toEqual([name, true]);
      }
    }
  });
});

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    const html = sent(<TextField id="site" label="Website" hint="With its ending" />);
    expect(html).toContain('<label for="site">Website</label>');
    expect(html).toContain('aria-describedby="site-hint"');
    expect(html).toContain('id="site-hint"');
    expect(html).not.toContain('aria-invalid');
  });

  it('with an error is invalid, described by it, and keeps what was typed', () => {
    const html = sent(
      <TextField id="site" label="Website" hint="H" error="Add .se" defaultValue="cuvee" />,
    );
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="site-error"');
    expect(html).toContain('value="cuvee"');
    expect(html).toContain('Add .se');
  });

  it('of many lines counts, and says by how much it is too long', () => {
    const within = sent(<TextArea id="note" label="Note" defaultValue="four" limit={500} />);
    expect(within).toContain('4 of 500');
    expect(within).not.toContain('aria-invalid');
    const over = sent(<TextArea id="note" label="Note" defaultValue="four" limit={3} />);
    expect(over).toContain('Shorten it by 1');
    expect(over).toContain('aria-invalid="true"');
    expect(over).not.toContain('maxlength');
  });

  it('of choices is a native list with its empty line first', () => {
    const html = sent(
      <Select
        id="sort"
        name="sort"
        label="Sort"
        placeholder="Choose one"
        choices={[
          { value: 'new', label: 'Newest' },
          { value: 'old', label: 'Oldest', disabled: true },
        ]}
      />,
    );
    expect(tagsOf(html, 'option')).toEqual([
      expect.stringContaining('value=""'),
      expect.stringContaining('value="new"'),
      expect.stringContaining('disabled'),
    ]);
    expect(html).toContain('name="sort"');
  });
});

describe('choices', () => {
  const choices = [
    { value: 'a', label: 'First', hint: 'The one' },
    { value: 'b', label: 'Second' },
  ];

  it('are native inputs that a form sends without script', () => {
    expect(sent(<Checkbox name="tag" value="serif" label="Serif" defaultChecked />)).toMatch(
      /<input type="checkbox"[^>]*name="tag"[^>]*checked=""[^>]*value="serif"/,
    );
    expect(sent(<Switch name="counts" label="Counts" />)).toMatch(
      /<input type="checkbox" role="switch"[^>]*name="counts"/,
    );
  });

  it('in a group share a name, have a legend, and say their error', () => {
    const html = sent(
      <RadioGroup legend="Which" name="which" choices={choices} defaultValue="b" error="Choose" />,
    );
    expect(html).toContain('<legend>Which</legend>');
    expect(html).toContain('aria-describedby="which-words"');
    const radios = tagsOf(html, 'input');
    expect(radios.map((tag) => tag.includes('checked'))).toEqual([false, true]);
    expect(radios.every((tag) => tag.includes('name="which"'))).toBe(true);
  });

  it('in one row are radios whose icons have names', () => {
    const html = sent(
      <Segmented
        legend="Density"
        name="density"
        defaultValue="compact"
        segments={[
          { value: 'comfortable', label: 'Comfortable', icon: <Icon name="comfortable" /> },
          { value: 'compact', label: 'Compact', icon: <Icon name="compact" /> },
        ]}
      />,
    );
    expect(tagsOf(html, 'input').map((tag) => tag.includes('checked'))).toEqual([false, true]);
    expect(html).toContain('<span class="sr">Compact</span>');
  });

  it('on a scale are a native range; the filled part is its share', () => {
    const html = sent(
      <Slider id="size" label="Size" min={100} max={300} defaultValue={150} unit=" px" />,
    );
    expect(html).toMatch(/<input [^>]*type="range"/);
    expect(html).toContain('aria-valuetext="150 px"');
    expect(html).toContain('<rect width="25%"');
  });
});

describe('tabs', () => {
  it('have one stop of Tab, and each panel is named by its tab', () => {
    const html = sent(
      <Tabs
        id="t"
        label="About"
        tabs={[
          { id: 'none', name: 'None', disabled: true, panel: 'nothing' },
          { id: 'one', name: 'One', panel: 'first' },
          { id: 'two', name: 'Two', panel: 'second' },
        ]}
      />,
    );
    const tabs = tagsOf(html, 'button');
    expect(tabs.map((tag) => tag.includes('aria-selected="true"'))).toEqual([false, true, false]);
    expect(tabs.filter((tag) => tag.includes('tabindex="0"'))).toHaveLength(1);
    for (const id of ['none', 'one', 'two']) {
      expect(html).toContain(`aria-controls="t-${id}-panel"`);
      expect(html).toContain(`id="t-${id}-panel" aria-labelledby="t-${id}"`);
    }
    expect(html.match(/data-idle/g)).toHaveLength(2);
    expect(html).toContain('second');
  });
});
