import { useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { ProgressLine } from '#app/ui/progress-line.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { urls } from '#domain/urls.ts';
import { Specimen, Specimens } from './specimen.tsx';

export function SkeletonStates() {
  return (
    <>
      <Specimens fit="whole">
        <Specimen name="cards">
          <Skeleton label="Loading websites" shape="card" count={4} />
        </Specimen>
      </Specimens>
      <Specimens fit="wide">
        <Specimen name="rows">
          <Skeleton label="Loading profiles" shape="row" count={3} />
        </Specimen>
        <Specimen name="text">
          <Skeleton label="Loading the article" shape="text" />
        </Specimen>
      </Specimens>
    </>
  );
}

export function ProgressStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="58 %">
        <ProgressLine label="Uploading screenshot.webp" value={0.58} />
      </Specimen>
      <Specimen name="end not known">
        <ProgressLine label="Counting websites" />
      </Specimen>
      <Specimen name="failed">
        <ProgressLine label="Uploading poster.webp" value={0.3} failed />
      </Specimen>
      <Specimen name="done">
        <ProgressLine label="Uploaded cover.webp" value={1} />
      </Specimen>
    </Specimens>
  );
}

export function EmptyStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="no match">
        <EmptyState
          title="No website matches all four"
          action={<ButtonLink href={urls.websites()}>Drop Museum</ButtonLink>}
        >
          Without Museum there are 31.
        </EmptyState>
      </Specimen>
      <Specimen name="nothing yet">
        <EmptyState
          title="No collection yet"
          action={<Button variant="primary">New collection</Button>}
        >
          A collection keeps websites, typefaces and palettes side by side.
        </EmptyState>
      </Specimen>
      <Specimen name="nothing to do">
        <EmptyState title="The queue is empty">All submissions have been answered.</EmptyState>
      </Specimen>
    </Specimens>
  );
}

const askingMs = 1_200;

export function ErrorStates() {
  const [asking, setAsking] = useState(false);
  function ask() {
    setAsking(true);
    setTimeout(() => setAsking(false), askingMs);
  }
  return (
    <Specimens fit="wide">
      <Specimen name="with retry">
        <ErrorState
          title="The list did not load"
          kept="The server took more than 30 s. Your filters are kept in the address."
          busy={asking}
          onRetry={ask}
        />
      </Specimen>
      <Specimen name="retry as a page">
        <ErrorState
          title="The collection was not saved"
          kept="No connection. Your changes are kept here."
          href={urls.uiKit()}
        />
      </Specimen>
      <Specimen name="retrying">
        <ErrorState
          title="The counts did not load"
          kept="The list is right; only its counts are missing."
          busy
        />
      </Specimen>
    </Specimens>
  );
}
