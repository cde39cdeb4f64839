import { Container, PageHeader } from '@denk/shared/ui';

export default function HomePage() {
  return (
    <Container>
      <PageHeader title="Size denk gelen ürünü bulun" />
    </Container>
  );
}
